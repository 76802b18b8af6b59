import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { Field } from '@/components/ui/controls/field';
import { formFields } from './form-fields';
import type { FieldErrors, FieldRules } from './field-rules';
import { useFormElement } from './use-form-element';
import { useFormKit } from './use-form-kit';

type Values = { name: string; word: string; rooms: readonly string[] };

const names = ['name', 'word'] as const;
const initial: Values = { name: '', word: '', rooms: ['r1', 'r2'] };
const rules: FieldRules<Values> = {
  name: {
    normalise: (typed) => typed.toLowerCase(),
    check: (name) => (name === '' ? 'name is missing' : undefined),
  },
  word: { check: (word, { name }) => (word === name ? 'word is the name' : undefined) },
};

type Props = {
  isLive?: boolean;
  start?: 'first' | 'missing';
  storedValues?: () => Partial<Values>;
  refusals?: FieldErrors<Values>;
  onSend?: (values: Values) => void;
  onLists?: (rooms: readonly string[]) => void;
};

function Form({ isLive, start, storedValues, refusals, onSend, onLists }: Props) {
  const form = useFormKit({ initial, rules, isLive });
  const element = useFormElement({ form, names, start, storedValues });
  const { field } = formFields(form, { refusals });
  onLists?.(form.values.rooms);

  function submit() {
    const wrong = form.check(names);
    element.focus(wrong);
    if (!wrong) onSend?.(form.values);
  }

  return (
    <form {...element.props(submit)} aria-label="form">
      <Field {...field('name')} label="name" />
      <Field {...field('word')} label="word" />
      <button disabled={!form.isFilled(['name'])}>send</button>
      <button type="button" onClick={() => form.clearErrors()}>
        forget
      </button>
      <button type="button" onClick={element.focusFirstInvalid}>
        go
      </button>
      <output>{form.isTouched ? `touched: ${names.filter(form.isFieldTouched).join()}` : 'untouched'}</output>
      {createPortal(<form aria-label="dialog" />, document.body)}
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const form = () => screen.getByRole('form', { name: 'form' });

describe('a form of the kit', () => {
  it('holds what is typed as its rule writes it, and says which fields were touched', async () => {
    const user = userEvent.setup();
    render(<Form />);
    expect(screen.getByText('untouched')).toBeVisible();
    await user.type(field('name'), 'LIN');
    expect(field('name')).toHaveValue('lin');
    expect(screen.getByText('touched: name')).toBeVisible();
  });

  it('tells every error at the submit, has the cursor on the first, and sends nothing', async () => {
    const onSend = jest.fn();
    render(<Form onSend={onSend} />);
    fireEvent.submit(form());
    expect(field('name')).toHaveAccessibleDescription('name is missing');
    expect(field('word')).toHaveAccessibleDescription('word is the name');
    expect(field('name')).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends by Enter what is right', async () => {
    const onSend = jest.fn();
    const user = userEvent.setup();
    render(<Form onSend={onSend} />);
    await user.type(field('name'), 'Lin');
    await user.type(field('word'), 'secret{Enter}');
    expect(onSend.mock.calls).toEqual([[{ name: 'lin', word: 'secret', rooms: ['r1', 'r2'] }]]);
  });

  it('takes an error away with the next change of its field, until the next submit', async () => {
    const user = userEvent.setup();
    render(<Form />);
    fireEvent.submit(form());
    await user.type(field('name'), 'a{Backspace}');
    expect(field('name')).toBeValid();
    expect(field('word')).toBeInvalid();
    fireEvent.submit(form());
    expect(field('name')).toBeInvalid();
  });

  it('follows the values once checked where it is live, and forgets that it was checked', async () => {
    const user = userEvent.setup();
    render(<Form isLive />);
    expect(field('name')).toBeValid();
    fireEvent.submit(form());
    await user.type(field('name'), 'a');
    expect(field('name')).toBeValid();
    await user.type(field('name'), '{Backspace}');
    expect(field('name')).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'forget' }));
    expect(field('name')).toBeValid();
  });

  it('tells what the service refused beside its field, after what a rule says', () => {
    render(<Form refusals={{ name: 'refused', word: 'refused as well' }} />);
    expect(field('word')).toHaveAccessibleDescription('refused as well');
    fireEvent.submit(form());
    expect(field('name')).toHaveAccessibleDescription('name is missing');
    field('name').blur();
    fireEvent.click(screen.getByRole('button', { name: 'go' }));
    expect(field('name')).toHaveFocus();
  });

  it('hands on the same list while no one changes it', async () => {
    const lists = new Set<readonly string[]>();
    const user = userEvent.setup();
    render(<Form onLists={(rooms) => lists.add(rooms)} />);
    await user.type(field('name'), 'lin');
    expect(lists.size).toBe(1);
  });

  it('hears nothing of the submit of a dialog that stands over it', () => {
    const onSend = jest.fn();
    render(<Form onSend={onSend} storedValues={() => ({ name: 'lin' })} />);
    fireEvent.submit(screen.getByRole('form', { name: 'dialog' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(fireEvent.submit(form())).toBe(false);
    expect(onSend).toHaveBeenCalledTimes(1);
  });
});

describe('a form that comes from the server', () => {
  function hydrate(props: Props, typed: Partial<Record<'name' | 'word', string>>) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<ServerForm {...props} />);
    for (const [label, value] of Object.entries(typed)) field(label).value = value;
    render(<ServerForm {...props} />, { container, hydrate: true });
  }

  // Without the dialog: portals are for browsers alone.
  function ServerForm({ start, storedValues }: Props) {
    const state = useFormKit({ initial, rules });
    const element = useFormElement({ form: state, names, start, storedValues });
    const { field: fieldOf } = formFields(state);
    return (
      <form {...element.props(() => undefined)}>
        <Field {...fieldOf('name')} label="name" />
        <Field {...fieldOf('word')} label="word" />
        <output>{state.isTouched ? 'touched' : 'untouched'}</output>
      </form>
    );
  }

  it('[AUTH-14] has what was typed before script ran, as its rules write it', () => {
    hydrate({}, { name: 'LIN', word: 'secret' });
    expect(field('name')).toHaveValue('lin');
    expect(field('word')).toHaveValue('secret');
    expect(screen.getByText('untouched')).toBeVisible();
  });

  it('[AUTH-14] prefers it to what the page before stored', () => {
    const storedValues = () => ({ name: 'stored', word: 'stored' });
    hydrate({ storedValues }, { name: 'typed' });
    expect(field('name')).toHaveValue('typed');
    expect(field('word')).toHaveValue('stored');
  });

  it('has the cursor in its first field where somebody has just opened it', () => {
    hydrate({ start: 'first', storedValues: () => ({ name: 'stored' }) }, {});
    expect(field('name')).toHaveFocus();
  });
});

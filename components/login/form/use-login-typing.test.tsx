import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { formFields } from '@/components/ui/form/form-fields';
import { useFormElement } from '@/components/ui/form/use-form-element';
import type { LoginField } from './login-fields';
import { useLoginTyping } from './use-login-typing';

const names: LoginField[] = ['mobile', 'password'];

function Form() {
  const { form } = useLoginTyping();
  const element = useFormElement({ form, names });
  const { field } = formFields(form);
  return (
    <form {...element.props(() => undefined)}>
      {names.map((name) => {
        const { error: _error, ...input } = field(name);
        return <input key={name} aria-label={name} {...input} />;
      })}
      <button disabled={!form.isFilled(names)}>submit</button>
    </form>
  );
}

it('[AUTH-14] keeps what was typed into the page from the server before script ran', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  screen.getByRole<HTMLInputElement>('textbox', { name: 'mobile' }).value = '13800000001';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'password' }).value = 'Demo1234';

  render(<Form />, { container, hydrate: true });
  expect(screen.getByRole('textbox', { name: 'mobile' })).toHaveValue('13800000001');
  expect(screen.getByRole('textbox', { name: 'password' })).toHaveValue('Demo1234');
  expect(screen.getByRole('button')).toBeEnabled();
});

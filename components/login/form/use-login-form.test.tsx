import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { LoginField } from './login-fields';
import { useLoginForm } from './use-login-form';
import { useLoginTyping } from './use-login-typing';

const names: LoginField[] = ['mobile', 'password'];

function Form() {
  const { adopt, values, set, isFilled } = useLoginForm({ names, typing: useLoginTyping(), arrived: false });
  return (
    <form ref={adopt}>
      {names.map((name) => (
        <input
          key={name}
          name={name}
          aria-label={name}
          value={values[name]}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      <button disabled={!isFilled}>submit</button>
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

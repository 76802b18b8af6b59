import { render, screen } from '@testing-library/react';
import { MobileField } from './mobile-field';

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#inappropriate-for-the-control
it('[S27] names the account to password managers, which HTML allows no field of type tel to do', () => {
  render(<MobileField name="mobile" />);
  const field = screen.getByRole('textbox', { name: '手机号' });
  expect(field).toHaveAttribute('autocomplete', 'username');
  expect(field).toHaveAttribute('type', 'text');
  // The keys of a phone come by this alone.
  expect(field).toHaveAttribute('inputmode', 'numeric');
});

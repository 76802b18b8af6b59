import { render, screen } from '@testing-library/react';
import { Field } from './field';

const fieldWith = (length: number) => {
  render(<Field label="会议主题" counted value={'题'.repeat(length)} readOnly maxLength={100} />);
  return screen.getByLabelText('会议主题');
};

it.each([
  [79, ''],
  [80, '已输入 80/100 字'],
  [100, '已到上限 100 字'],
])('[ERR-04] says of %i characters of 100: %s', (length, words) => {
  expect(fieldWith(length)).toHaveAccessibleDescription(words);
});

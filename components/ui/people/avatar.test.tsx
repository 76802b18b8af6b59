import { render } from '@testing-library/react';
import { Avatar } from './avatar';

it.each([
  ['王芳', '芳'],
  ['alice Brown', 'A'],
  ['Éva', 'É'],
  ['李𠮷', '𠮷'],
  ['  ', '·'],
])('[NAV-01] stands for %s with %s', (name, initial) => {
  expect(render(<Avatar name={name} />).container).toHaveTextContent(initial);
});

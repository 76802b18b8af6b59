import { roomOfAddress, signAddress, signCodeIn } from './sign-code';

describe('[SIGN-03] the address in the QR code of a room', () => {
  it.each(['K7F3', 'a b+c', '漢字', '1&sign=2'])('brings its code: %s', (code) => {
    const address = signAddress('room 1', code);
    expect(signCodeIn(new URL(address, 'https://rooms.example').hash)).toBe(code);
    expect(roomOfAddress(address)).toBe('room 1');
  });

  it.each(['', '#', '#main', '#sign=', `#sign=${'x'.repeat(65)}`])('has none in %j', (fragment) => {
    expect(signCodeIn(fragment)).toBeUndefined();
  });

  it.each(['/rooms', '/details/1', '/room-detail/'])('is that of no room in %s', (target) => {
    expect(roomOfAddress(target)).toBeUndefined();
  });
});

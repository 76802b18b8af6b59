import { contactsHref, contactView } from './contact-view';

const viewOf = (search: string) => contactView(new URLSearchParams(search));

describe('[CON-01] the address of the contact screen', () => {
  it.each([
    '/contact',
    '/contact?group=organization',
    '/contact?label=7',
    '/contact?keyword=lin',
    '/contact?label=7&keyword=lin&person=42',
  ])('%s survives its way through the view', (address) => {
    expect(contactsHref(viewOf(address.slice('/contact'.length)))).toBe(address);
  });

  it.each([
    'group=label',
    'group=elsewhere',
    `label=${'x'.repeat(65)}`,
    `person=${'x'.repeat(65)}`,
    'keyword=%20%20',
  ])('%s falls back to the frequent contacts', (search) => {
    expect(contactsHref(viewOf(search))).toBe('/contact');
  });

  it('holds no longer keyword than a search takes', () => {
    expect(viewOf(`keyword=${'x'.repeat(80)}`).keyword).toHaveLength(64);
  });
});

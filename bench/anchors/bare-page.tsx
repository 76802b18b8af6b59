import { headers } from 'next/headers';

/**
 * The anchor of the product's pages: the least that Next can answer for a person on a request. It is built into the
 * product's own app (`staging/build-with-bare-page.ts`) and stands where its pages stand: behind the same listener, middleware
 * and guard, and under the root layout, because no page of this app can do without those. The frame around the screens, what
 * they ask the service for and their markup is what is measured, so it is not under the shell's layout.
 */
export async function BarePage() {
  // Reading the request makes it dynamic: rendered for each one, as all pages of a person are.
  const language = (await headers()).get('accept-language');
  return <p>{language}</p>;
}

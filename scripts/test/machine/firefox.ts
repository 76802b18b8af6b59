import { firefoxPath } from '../../../e2e/firefox';
import { installDebianPackages } from './debian-packages';

/** Makes sure, where that is possible, that the tests find a Firefox. */
export async function ensureFirefox(): Promise<boolean> {
  if (firefoxPath()) return true;
  console.log('Installing Firefox …');
  await installDebianPackages('--no-install-recommends', 'firefox-esr');
  return firefoxPath() !== undefined;
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among those that everybody tries first, in whatever case (ASVS 6.2.4). Loads its list when it is first asked. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

let passwords: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the most common ones, in either case (ASVS 6.2.4). The list is loaded at the first call. */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= load();
  return (await passwords).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

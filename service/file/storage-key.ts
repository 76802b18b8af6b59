/** A content's key in the storage, made by the service alone (S52): nothing that a person sends is in it. */
export const storageKeyOf = (companyId: string, sha256: Buffer): string =>
  `${companyId}/${sha256.toString('hex')}`;

import { redirect } from 'next/navigation';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The page of an old address: it redirects to the new one and keeps the query. */
export const aliasOf = (path: string) =>
  async function AliasPage({ searchParams }: Props) {
    const pairs = Object.entries(await searchParams).flatMap(([name, value = []]) =>
      [value].flat().map((one) => [name, one]),
    );
    redirect(pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path);
  };

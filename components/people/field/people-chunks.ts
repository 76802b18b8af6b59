import { contactLimits } from '@/lib/domain/limits/contact-limits';

/** Staff ids by as many as one call reads. */
export function chunksOf(ids: readonly string[], size: number = contactLimits.peopleByIdMax): string[][] {
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size));
}

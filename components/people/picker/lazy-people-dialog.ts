import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyPeopleDialog = lazyPart(() =>
  import('./people-dialog').then(({ PeopleDialog }) => PeopleDialog),
);

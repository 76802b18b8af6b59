import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyLabelNameDialog = lazyPart(() =>
  import('./label-name-dialog').then(({ LabelNameDialog }) => LabelNameDialog),
);

import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyFilePreview = lazyPart(() =>
  import('./file-preview').then(({ FilePreview }) => FilePreview),
);

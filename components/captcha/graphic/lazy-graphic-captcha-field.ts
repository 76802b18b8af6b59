import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyGraphicCaptchaField = lazyPart(() =>
  import('./graphic-captcha-field').then(({ GraphicCaptchaField }) => GraphicCaptchaField),
);

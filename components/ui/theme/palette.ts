import type { PaletteOptions } from '@mui/material/styles';

const tone = (name: string, contrastText = 'var(--surface)') => ({
  main: `var(--${name})`,
  light: `var(--${name}-tint)`,
  dark: `var(--${name})`,
  contrastText,
});

/** MUI's palette in the words of app/globals.css. */
export const palette: PaletteOptions = {
  primary: {
    main: 'var(--accent)',
    light: 'var(--accent-tint)',
    dark: 'var(--accent-strong)',
    contrastText: 'var(--on-accent)',
  },
  secondary: {
    main: 'var(--text-secondary)',
    light: 'var(--busy)',
    dark: 'var(--text)',
    contrastText: 'var(--surface)',
  },
  success: tone('running'),
  warning: tone('held'),
  error: tone('refused'),
  info: {
    main: 'var(--accent)',
    light: 'var(--accent-tint)',
    dark: 'var(--accent-ink)',
    contrastText: 'var(--on-accent)',
  },
  text: {
    primary: 'var(--text)',
    secondary: 'var(--text-secondary)',
    disabled: 'color-mix(in srgb, var(--text) 42%, transparent)',
  },
  background: { default: 'var(--page)', paper: 'var(--surface)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--text-secondary)',
    hover: 'color-mix(in srgb, var(--text) 5%, transparent)',
    selected: 'var(--accent-tint)',
    disabled: 'color-mix(in srgb, var(--text) 42%, transparent)',
    disabledBackground: 'var(--busy)',
  },
};

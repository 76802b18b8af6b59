import type { Components, Theme } from '@mui/material/styles';

const floating = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  boxShadow: 'var(--shadow)',
  backgroundImage: 'none',
};

/** What a finger hits. */
const touch = 44;

/** Lets a smaller control take a finger's touch beside it, without taking room. */
const reach = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: '50%',
    width: `max(100%, ${touch}px)`,
    height: `max(100%, ${touch}px)`,
    translate: '-50% -50%',
  },
} as const;

/** How MUI's controls look here: flat, one radius, one shadow level, a visible ring on focus. */
export const controls: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'medium' },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 34,
        padding: '6px 14px',
        lineHeight: '20px',
        borderRadius: 'var(--radius)',
        // The system's own colours take every ground away; a transparent edge is what is left of a button then.
        '@media (forced-colors: active)': { border: '1px solid' },
        '@media (pointer: coarse)': { minHeight: touch },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: 28,
              padding: '3px 10px',
              '@media (pointer: coarse)': { minHeight: 36, ...reach },
            },
          },
          { props: { size: 'large' }, style: { minHeight: 44, padding: '10px 18px', fontSize: 15 } },
          { props: { variant: 'contained' }, style: { fontWeight: 600 } },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: { borderColor: 'var(--line)', backgroundColor: 'var(--surface)', color: 'var(--text)' },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        color: 'var(--text-secondary)',
        '@media (pointer: coarse)': reach,
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        fontSize: 14,
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--surface)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-control)' },
        '&.Mui-focused': { boxShadow: 'var(--focus-ring)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
        // iOS zooms the page into any input below 16 px.
        '@media (pointer: coarse)': { fontSize: 16 },
        // The text area inside brings the padding.
        '&.MuiInputBase-multiline': { padding: 0 },
      },
      // The ring around the whole control shows the focus.
      input: { height: 20, padding: '8px 12px', '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiMenu: { styleOverrides: { paper: floating, list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        fontSize: 13,
        borderRadius: 'var(--radius-slot)',
        gap: 8,
        '@media (pointer: coarse)': { minHeight: touch },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiDialog: { styleOverrides: { paper: floating } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 20px' } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { fontSize: 12, lineHeight: '18px', backgroundColor: 'var(--text)', color: 'var(--surface)' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { backgroundColor: 'var(--busy)' } },
  },
};

import type { Components, Theme } from '@mui/material/styles';

const floating = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  boxShadow: 'var(--shadow)',
  backgroundImage: 'none',
};

/** The size of a touch target. */
const touch = 44;

/** How MUI's menus, dialogs and sheets look here: flat, one radius, one shadow level. */
export const controls: Components<Theme> = {
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
};

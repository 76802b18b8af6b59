import { createTheme } from '@mui/material/styles';
import { controls } from './controls';
import { palette } from './palette';

// nativeColor lets MUI mix colours in CSS, so its palette can be the variables of globals.css instead of a second copy.
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette,
  shape: { borderRadius: 8 },
  spacing: 4,
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 13,
    h1: { fontSize: 18, lineHeight: '24px', fontWeight: 600 },
    h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
    h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    body1: { fontSize: 14, lineHeight: '22px' },
    body2: { fontSize: 13, lineHeight: '20px' },
    caption: { fontSize: 12, lineHeight: '18px' },
    button: { fontSize: 13, fontWeight: 500, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 150,
    },
  },
  components: {
    ...controls,
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 2 } },
      },
    },
  },
});

/**
 * The one place where Dwang's look is decided: ink-blue, chalk, and one hi-vis orange that always means "the one main action" or "time is
 * running". The build turns these values into CSS variables (`--ant-*`, `--dwang-*`); nothing else in the product names a colour, a
 * radius or a font size.
 */
import type { ThemeConfig } from 'antd';

export type Scheme = 'light' | 'dark';
export type Contrast = 'normal' | 'high';

const ink = { 950: '#081120', 900: '#0c182a', 850: '#101f35', 800: '#152741', 700: '#1f3655', 600: '#2c4a72', 500: '#41648f' };
const chalk = { 0: '#ffffff', 50: '#f5f7fa', 100: '#ebeff4', 200: '#dde4ec', 300: '#c4cedb', 400: '#8d9cb0', 500: '#5b6b81' };
const orange = { base: '#ff8a1e', hover: '#ffa04a', active: '#f07a0c' };

/** Fonts, sizes, radii and rhythm: the same in every scheme. */
const form: ThemeConfig['token'] = {
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontSize: 15,
  borderRadius: 10,
  controlHeight: 40,
  sizeUnit: 4,
  sizeStep: 4,
  lineWidth: 1,
  lineWidthFocus: 2,
  wireframe: false,
  motionDurationSlow: '0.2s',
  motionDurationMid: '0.14s',
  motionDurationFast: '0.08s',
};

const light: ThemeConfig['token'] = {
  colorPrimary: ink[600],
  colorInfo: ink[600],
  colorSuccess: '#1b7f4d',
  colorWarning: '#9a5b00',
  colorError: '#c22c2c',
  colorLink: '#1f4f8f',
  colorTextBase: ink[900],
  colorText: ink[900],
  colorTextSecondary: '#45546a',
  colorTextTertiary: chalk[500],
  colorTextDescription: chalk[500],
  colorTextPlaceholder: '#5f6e84',
  colorTextDisabled: '#7b8899',
  colorBgBase: chalk[0],
  colorBgLayout: chalk[50],
  colorBgContainer: chalk[0],
  colorBgElevated: chalk[0],
  colorBorder: chalk[300],
  colorBorderSecondary: chalk[200],
  colorSplit: chalk[200],
  controlItemBgActive: chalk[100],
  controlOutline: 'rgba(44, 74, 114, 0.22)',
  colorPrimaryBg: '#e6eef8',
  colorPrimaryBgHover: '#d9e5f4',
  colorPrimaryBorder: '#b4c9e4',
  colorInfoBg: '#e9f0f9',
  colorInfoBorder: '#bdd0e9',
  colorSuccessBg: '#e6f5ec',
  colorSuccessBorder: '#b4dcc4',
  colorWarningBg: '#fdf3de',
  colorWarningBorder: '#ecd29a',
  colorErrorBg: '#fdeceb',
  colorErrorBorder: '#f1bdb9',
};

const dark: ThemeConfig['token'] = {
  colorPrimary: '#7fa6d6',
  colorInfo: '#7fa6d6',
  colorSuccess: '#4cc38a',
  colorWarning: '#e5b45b',
  colorError: '#ff7b72',
  colorLink: '#9cc2f2',
  colorTextBase: chalk[50],
  colorText: '#eef2f7',
  colorTextSecondary: '#b8c4d3',
  colorTextTertiary: '#95a4b8',
  colorTextDescription: '#95a4b8',
  colorTextPlaceholder: '#8897ab',
  colorTextDisabled: '#6f7f95',
  colorTextLightSolid: ink[950],
  colorBgBase: ink[950],
  colorBgLayout: ink[950],
  colorBgContainer: ink[850],
  colorBgElevated: ink[800],
  colorBorder: '#31486a',
  colorBorderSecondary: '#22344f',
  colorSplit: '#22344f',
  controlItemBgActive: ink[700],
  controlItemBgHover: '#1a2d49',
  controlOutline: 'rgba(127, 166, 214, 0.3)',
  colorPrimaryBg: '#1a304f',
  colorPrimaryBgHover: '#213b60',
  colorPrimaryBorder: '#35568a',
  colorInfoBg: '#162a48',
  colorInfoBorder: '#2b4870',
  colorSuccessBg: '#11302a',
  colorSuccessBorder: '#1f5a47',
  colorWarningBg: '#33291a',
  colorWarningBorder: '#5e4a24',
  colorErrorBg: '#381d26',
  colorErrorBorder: '#6b3038',
};

const highContrast: Record<Scheme, ThemeConfig['token']> = {
  light: {
    colorPrimary: '#00264d',
    colorLink: '#003a80',
    colorText: '#000000',
    colorTextSecondary: '#111827',
    colorTextTertiary: '#1f2937',
    colorTextDescription: '#1f2937',
    colorTextPlaceholder: '#374151',
    colorBgLayout: chalk[0],
    colorBorder: '#1f2937',
    colorBorderSecondary: '#4b5563',
    colorSplit: '#4b5563',
  },
  dark: {
    colorPrimary: '#b9d6ff',
    colorLink: '#c9e0ff',
    colorText: '#ffffff',
    colorTextSecondary: '#f1f5f9',
    colorTextTertiary: '#e2e8f0',
    colorTextDescription: '#e2e8f0',
    colorTextPlaceholder: '#cbd5e1',
    colorBgLayout: '#000000',
    colorBgContainer: '#05080f',
    colorBgElevated: '#0a111d',
    colorBorder: '#cbd5e1',
    colorBorderSecondary: '#94a3b8',
    colorSplit: '#94a3b8',
  },
};

/** Thumb-sized controls and 16 px text (a smaller field makes iOS zoom in). */
const phone: ThemeConfig['token'] = { fontSize: 16, controlHeight: 48, controlHeightSM: 48, controlHeightLG: 52 };

/** antd's tokens for one look; `isPhone` gives the sizes below 768 px. */
export function tokensOf(scheme: Scheme, contrast: Contrast = 'normal', isPhone = false): ThemeConfig['token'] {
  return {
    ...form,
    ...(scheme === 'dark' ? dark : light),
    ...(contrast === 'high' ? highContrast[scheme] : {}),
    ...(isPhone ? phone : {}),
  };
}

/** Buttons that are not the main action stay ink or chalk, also under the pointer. */
const quietButton: Record<Scheme, NonNullable<ThemeConfig['components']>['Button']> = {
  light: {
    defaultBorderColor: chalk[300],
    defaultHoverBg: chalk[50],
    defaultHoverColor: ink[900],
    defaultHoverBorderColor: chalk[400],
    defaultActiveBg: chalk[100],
    defaultActiveColor: ink[900],
    defaultActiveBorderColor: chalk[500],
  },
  dark: {
    defaultBg: ink[800],
    defaultBorderColor: '#31486a',
    defaultHoverBg: ink[700],
    defaultHoverColor: chalk[0],
    defaultHoverBorderColor: '#4b668c',
    defaultActiveBg: ink[600],
    defaultActiveColor: chalk[0],
    defaultActiveBorderColor: '#5d7ba5',
  },
};

/** Parts that differ from antd's own idea. Orange is only ever the main action; ink text on it has a contrast of 8:1. */
export function componentsOf(scheme: Scheme, contrast: Contrast = 'normal'): ThemeConfig['components'] {
  const strong = contrast === 'high' ? { defaultBorderColor: highContrast[scheme]?.colorBorder } : {};
  return {
    Button: {
      colorPrimary: orange.base,
      colorPrimaryHover: orange.hover,
      colorPrimaryActive: orange.active,
      primaryColor: ink[950],
      colorTextLightSolid: ink[950],
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 550,
      borderColorDisabled: scheme === 'dark' ? '#22344f' : chalk[200],
      dangerColor: scheme === 'dark' ? ink[950] : chalk[0],
      ...quietButton[scheme],
      ...strong,
    },
    Slider: {
      trackBg: scheme === 'dark' ? '#7fa6d6' : ink[600],
      trackHoverBg: scheme === 'dark' ? '#9cc2f2' : ink[700],
      handleColor: ink[500],
    },
    Tabs: { titleFontSize: 15, horizontalItemGutter: 28, horizontalMargin: '0 0 20px 0' },
    Form: { verticalLabelPadding: '0 0 6px', itemMarginBottom: 20, labelFontSize: 14 },
    Skeleton: {
      gradientFromColor: scheme === 'dark' ? '#1a2b45' : chalk[100],
      gradientToColor: scheme === 'dark' ? '#22375a' : chalk[200],
    },
  };
}

/** Dwang's own variables, written as `--dwang-*`: the ink bar of header and navigation, the accent, the tones of tags and cards. */
export function productVariables(scheme: Scheme, contrast: Contrast = 'normal'): Record<string, string> {
  const isDark = scheme === 'dark';
  return {
    accent: orange.base,
    'accent-hover': orange.hover,
    'on-accent': ink[950],
    'accent-soft': isDark ? '#3a2a18' : '#fff1e2',
    'on-accent-soft': isDark ? '#ffc08a' : '#7a3c00',
    bar: isDark ? ink[900] : ink[850],
    'bar-raised': isDark ? ink[800] : ink[700],
    'bar-text': '#f5f7fa',
    'bar-muted': contrast === 'high' ? '#ffffff' : '#aebccd',
    'bar-line': isDark ? '#22344f' : ink[700],
    good: isDark ? '#5fd39b' : '#17643e',
    'good-soft': isDark ? '#12332a' : '#e3f4ea',
    warn: isDark ? '#f0c46f' : '#7d4a00',
    'warn-soft': isDark ? '#382c14' : '#fdf1d8',
    bad: isDark ? '#ff9089' : '#a82222',
    'bad-soft': isDark ? '#3d1c22' : '#fde8e6',
    calm: isDark ? '#a9c8f0' : '#234a7d',
    'calm-soft': isDark ? '#1a304f' : '#e6eef8',
    muted: isDark ? '#b8c4d3' : '#45546a',
    'muted-soft': isDark ? '#1d2f4a' : chalk[100],
    /** Timber in models and drawings: what carries, what ties, what covers. */
    timber: isDark ? '#c99e66' : '#d9b27c',
    'timber-dark': isDark ? '#a67c48' : '#b88a53',
    'timber-light': isDark ? '#dcbd92' : '#ead0a8',
    'timber-edge': isDark ? '#5c4122' : '#7a5a30',
    sun: isDark ? '#f5c451' : '#e0a000',
    cloud: isDark ? '#a9b9cd' : '#9fb0c4',
    rain: isDark ? '#6fb0f2' : '#2f77c2',
    ...hues(isDark),
    track: isDark ? '#0a1424' : '#e7ecf2',
    segment: isDark ? ink[700] : chalk[0],
    shade: isDark ? 'rgba(0, 0, 0, 0.4)' : 'rgba(12, 24, 42, 0.14)',
    tip: isDark ? ink[600] : ink[800],
    'row-hover': isDark ? '#14263f' : '#f7f9fc',
    raise: isDark ? '0 1px 0 rgba(0, 0, 0, 0.3)' : '0 1px 2px rgba(12, 24, 42, 0.05)',
    float: isDark ? '0 16px 48px rgba(0, 0, 0, 0.6)' : '0 16px 48px rgba(12, 24, 42, 0.2)',
    veil: isDark ? 'rgba(2, 6, 14, 0.66)' : 'rgba(8, 17, 32, 0.45)',
  };
}

/** Eight hues that tell jobs apart, never the only sign of anything. */
function hues(isDark: boolean): Record<string, string> {
  const dark = ['#7db4ee', '#5cc4ba', '#b39df0', '#e59a78', '#9ccc6c', '#ea8fbd', '#9fb2cc', '#d9b85a'];
  const light = ['#2f6fb3', '#0f7d76', '#7a5cc0', '#a8583a', '#4f7a2b', '#b04a7d', '#5b6f8a', '#8a6d16'];
  return Object.fromEntries((isDark ? dark : light).map((hue, index) => [`hue-${index + 1}`, hue]));
}

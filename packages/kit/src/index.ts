/**
 * The kit's base group: what the frame and the dashboard's first paint need, and nothing heavy. Tables are in `@dwang/kit/data`, fields in
 * `@dwang/kit/form`. This package is the only one that imports antd, @ant-design/icons and react-router-dom.
 */
import '../dist/base.css';

export type { AlertProps, ButtonProps } from 'antd';
export { Alert, Badge, Button, Skeleton, Spin, Switch } from 'antd';
export * from './controls';
export { startDownload } from './export/start-download';
export * from './feedback';
export * from './format';
export * from './icons';
export * from './layout';
export * from './router';
export { KitProvider } from './theme/kit-provider';
export type { ContrastChoice, ThemeChoice } from './theme/theme-choice';
export { applyTheme, setContrast, setThemeChoice } from './theme/theme-choice';
export { type ThemeControls, useTheme } from './theme/use-theme';

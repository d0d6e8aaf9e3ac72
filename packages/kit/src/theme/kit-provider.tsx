import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { ConfirmHost } from '../feedback/confirm-host';
import { Toaster } from '../feedback/toaster';
import { componentsOf, tokensOf } from './theme';

/** The styles are built into the kit's css files; what antd still makes at run time goes where no page sees it, as the CSP demands. */
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div');

/** The key of the variables' class; the css build writes the same one. */
const CSS_VARIABLES_KEY = 'dwang';

const theme = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: CSS_VARIABLES_KEY, prefix: 'ant' },
  token: tokensOf('light'),
  components: componentsOf('light'),
};

/** Popups inside an open dialog must lie in that dialog: the browser's top layer hides everything else. */
const popupHome = (trigger?: HTMLElement): HTMLElement => trigger?.closest('dialog') ?? document.body;

/** Wraps the whole product once: antd's settings, the toasts, and the confirmation dialog. Colours follow the attributes of `<html>`. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <StyleProvider container={nowhere} layer>
      <ConfigProvider theme={theme} wave={{ disabled: true }} getPopupContainer={popupHome} button={{ autoInsertSpace: false }}>
        {children}
        <ConfirmHost />
        <Toaster />
      </ConfigProvider>
    </StyleProvider>
  );
}

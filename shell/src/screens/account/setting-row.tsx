import type { ReactNode } from 'react';

export interface SettingRowProps {
  title: string;
  text: string;
  children?: ReactNode;
  /** For a switch: a press anywhere on the row moves it. */
  isWhole?: boolean;
}

/** One setting: its name and what it does at the left, the control at the right (below on phones). */
export function SettingRow({ title, text, children, isWhole = false }: SettingRowProps) {
  const Row = isWhole ? 'label' : 'div';
  return (
    <Row className="shell-setting">
      <span className="shell-setting-words">
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      {children}
    </Row>
  );
}

import type { ReactNode } from 'react';

/** One setting: its name and what it does at the left, the control at the right (below on phones). */
export function SettingRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="shell-setting">
      <div className="shell-setting-words">
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
      {children}
    </div>
  );
}

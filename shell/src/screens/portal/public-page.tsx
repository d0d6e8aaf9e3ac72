import { useAppInfo } from '@dwang/client';
import './portal.css';
import { type ReactNode, useEffect } from 'react';
import { LogoMark } from '../../frame/header/logo';

/** A page for people without an account: the business's name above, ours small below. Search engines keep away. */
export function PublicPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, [title]);
  return (
    <div className="shell-public">
      <main>
        <header>
          <h1>{title}</h1>
          {lead && <p className="shell-public-lead">{lead}</p>}
        </header>
        {children}
      </main>
      <footer className="shell-public-foot">
        <LogoMark /> Made with {useAppInfo().name}
      </footer>
    </div>
  );
}

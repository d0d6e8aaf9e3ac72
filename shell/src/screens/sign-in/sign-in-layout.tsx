import { serverNow, useAppInfo } from '@dwang/client';
import { DEFAULT_ZONE, dayOf } from '@dwang/domain';
import { CheckIcon, Link } from '@dwang/kit';
import { type ReactNode, useEffect, useId } from 'react';
import { LogoMark } from '../../frame/header/logo';
import { NetworkTag } from '../../frame/header/network-tag';
import { StudWall } from './stud-wall';
import './sign-in.css';

const PROMISES = [
  'One tap starts the timer on a job',
  'Hours become invoices, GST right to the cent',
  'Made for New Zealand trades',
];

export interface SignInLayoutProps {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** The way to another screen of them. */
  other?: { question: string; label: string; to: string };
}

/** The shop window: who we are at one side, the form at the other; under each other on phones. */
export function SignInLayout({ title, subtitle, children, other }: SignInLayoutProps) {
  const titleId = useId();
  const { name, companyName, termsUrl } = useAppInfo();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <div className="shell-sign-in">
      <section className="shell-hero" aria-label={name}>
        <div className="shell-hero-brand">
          <LogoMark />
          <span className="shell-hero-name">{name}</span>
          <NetworkTag />
        </div>
        <div className="shell-hero-words">
          <p className="shell-hero-line">From the site to the books.</p>
          <ul className="shell-hero-promises">
            {PROMISES.map((promise) => (
              <li key={promise}>
                <CheckIcon aria-hidden /> {promise}
              </li>
            ))}
          </ul>
        </div>
        <StudWall />
        <p className="shell-hero-tagline">PROFESSIONAL CONSTRUCTION MANAGEMENT</p>
      </section>
      <main className="shell-sign-in-main" aria-labelledby={titleId}>
        <div className="shell-sign-in-form">
          <h1 id={titleId}>{title}</h1>
          <p className="shell-sign-in-subtitle">{subtitle}</p>
          {children}
          {other && (
            <p className="shell-sign-in-other">
              {other.question} <Link to={other.to}>{other.label}</Link>
            </p>
          )}
        </div>
        <p className="shell-sign-in-foot">
          © {dayOf(serverNow(), DEFAULT_ZONE).slice(0, 4)} {companyName} · Version 3.4
          {termsUrl && (
            <>
              {' · '}
              <a href={termsUrl} target="_blank" rel="noopener noreferrer">
                Terms
              </a>
            </>
          )}
        </p>
      </main>
    </div>
  );
}

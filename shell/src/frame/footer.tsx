import { serverNow, useAppInfo } from '@dwang/client';
import { DEFAULT_ZONE, dayOf } from '@dwang/domain';
import { GraphicsSwitch } from './background/graphics-switch';
import { VERSION } from './version';
import './footer.css';

/** The year, the name, the version, and the switch of the moving background. */
export function Footer() {
  const { companyName, termsUrl } = useAppInfo();
  return (
    <footer className="shell-footer">
      <p>
        © {dayOf(serverNow(), DEFAULT_ZONE).slice(0, 4)} {companyName} <span>Version {VERSION}</span>
        {termsUrl && (
          <a className="dwang-link" href={termsUrl} target="_blank" rel="noopener noreferrer">
            Terms
          </a>
        )}
      </p>
      <GraphicsSwitch />
    </footer>
  );
}

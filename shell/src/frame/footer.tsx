import { GraphicsSwitch } from './background/graphics-switch';
import './footer.css';

/** Source: specification 1, section 1. */
const VERSION = '3.4';

/** The year, the name, the version, and the switch of the moving background. */
export function Footer() {
  return (
    <footer className="shell-footer">
      <p>
        © {new Date().getFullYear()} Dwang <span>Version {VERSION}</span>
      </p>
      <GraphicsSwitch />
    </footer>
  );
}

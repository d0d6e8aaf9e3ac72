import { GraphicsSwitch } from './background/graphics-switch';
import { VERSION } from './version';
import './footer.css';

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

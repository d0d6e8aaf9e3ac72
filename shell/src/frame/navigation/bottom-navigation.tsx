import { Link, NamedIcon, useLocation } from '@dwang/kit';
import { useSession } from '../../session';
import { isCurrent } from './navigation-items';
import { useNavigation } from './use-navigation';
import './bottom-navigation.css';

/** The bar at the bottom of every signed-in screen, on phones and desktops. */
export function BottomNavigation() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const items = useNavigation(user?.isAdministrator ?? false);
  return (
    <nav className="shell-navigation" aria-label="Main">
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
              <NamedIcon name={item.icon} className="shell-navigation-icon" />
              <span>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useAppInfo } from '@dwang/client';
import { Link } from '@dwang/kit';
import { useSession } from '../../session';
import { NotificationBell } from '../notifications/notification-bell';
import { PaletteButton } from '../palette/palette-button';
import { HeaderTimer } from '../timer/header-timer';
import { WeatherBadge } from '../weather/weather-badge';
import { AccountMenu } from './account-menu';
import { HeaderClock } from './header-clock';
import { LogoMark } from './logo';
import { NetworkTag } from './network-tag';
import './header.css';

/** The 56 px bar on top of every signed-in screen. */
export function Header() {
  const { user } = useSession();
  const { name } = useAppInfo();
  if (!user) return null;
  return (
    <header className="shell-header">
      <Link to="/jobs" className="shell-logo" aria-label={`${name}, go to jobs`}>
        <LogoMark />
        <span className="shell-logo-name">{name}</span>
      </Link>
      <HeaderClock timeZone={user.company.timeZone} />
      <div className="shell-header-side">
        <NetworkTag />
        <WeatherBadge />
        <HeaderTimer />
        <PaletteButton />
        <NotificationBell />
        <AccountMenu user={user} />
      </div>
    </header>
  );
}

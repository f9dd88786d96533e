import { NOTIFICATION_LOOK, type NotificationLook } from '@pothik/contracts/notification';
import {
  ArrowRight,
  Ban,
  Banknote,
  Bell,
  BellOff,
  Car,
  CircleCheck,
  CircleX,
  Clock,
  KeyRound,
  LogOut,
  type LucideIcon,
  MapPinCheck,
  Navigation,
  PencilLine,
  ShieldCheck,
  Siren,
  Undo2,
  UserCheck,
  UserCog,
  UserPlus,
  WifiOff,
} from 'lucide-react';

type Tone = 'progress' | 'waiting' | 'danger' | 'neutral';
type Look = readonly [Tone, LucideIcon];

const LOOKS: Readonly<Record<NotificationLook, Look>> = {
  request: ['waiting', Car],
  'on-the-way': ['progress', Navigation],
  arrived: ['progress', MapPinCheck],
  'moving-away': ['waiting', Undo2],
  'picked-up': ['progress', UserCheck],
  'going-on': ['progress', ArrowRight],
  completed: ['progress', CircleCheck],
  cancelled: ['neutral', Ban],
  gone: ['neutral', CircleX],
  late: ['waiting', Clock],
  ride: ['neutral', Car],
  fare: ['progress', Banknote],
  code: ['waiting', KeyRound],
  'new-driver': ['waiting', UserPlus],
  'driver-change': ['waiting', PencilLine],
  checking: ['waiting', ShieldCheck],
  approved: ['progress', ShieldCheck],
  suspended: ['danger', Ban],
  offline: ['waiting', BellOff],
  'logged-out': ['waiting', LogOut],
  unreachable: ['waiting', WifiOff],
  role: ['neutral', UserCog],
  sos: ['danger', Siren],
  'sos-in-hand': ['progress', Siren],
  'sos-over': ['neutral', Siren],
};
/** Of a look that a newer server has. */
const GENERAL: Look = ['neutral', Bell];

const isKnown = (look: string | undefined): look is NotificationLook =>
  Object.values(NOTIFICATION_LOOK).some((known) => known === look);

/** An entry's icon on its background colour. */
export function NotificationIcon({ look }: { look: string | undefined }) {
  const [tone, Icon] = isKnown(look) ? LOOKS[look] : GENERAL;
  return (
    <span className={`shell-news-icon shell-news-${tone}`}>
      <Icon aria-hidden="true" />
    </span>
  );
}

import {
  ArrowRight,
  Ban,
  Banknote,
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
import type { Sentence } from './notification.rules';

type Tone = 'progress' | 'waiting' | 'danger' | 'neutral';
interface Look {
  icon: LucideIcon;
  tone: Tone;
}

const look = (tone: Tone, icon: LucideIcon): Look => ({ tone, icon });
const CANCELLED = look('neutral', Ban);
const GONE = look('neutral', CircleX);
const LATE = look('waiting', Clock);
const OFFLINE = look('waiting', BellOff);
const CODE = look('waiting', KeyRound);
const SOS = look('danger', Siren);
const APPROVED = look('progress', ShieldCheck);

const LOOKS: Readonly<Record<Sentence, Look>> = {
  rideRequested: look('waiting', Car),
  accepted: look('progress', Navigation),
  rejected: GONE,
  pickedUp: look('progress', UserCheck),
  inTransit: look('progress', ArrowRight),
  completed: look('progress', CircleCheck),
  cancelledByDriver: CANCELLED,
  cancelledByRider: CANCELLED,
  cancelledByPothik: CANCELLED,
  driverDidNotAnswer: LATE,
  requestMissed: LATE,
  passedOn: GONE,
  missedPassedOn: LATE,
  rejectedAskingNext: look('progress', ArrowRight),
  unansweredAskingNext: look('progress', ArrowRight),
  notFreeAskingNext: look('progress', ArrowRight),
  driverMovingAway: look('waiting', Undo2),
  movedAwayAskingNext: look('progress', ArrowRight),
  movedAwayPassedOn: GONE,
  nobodyNext: GONE,
  driverTookAnother: GONE,
  driverGone: GONE,
  driverLeft: GONE,
  rideTakenAway: GONE,
  notPickedUp: LATE,
  tooLong: LATE,
  rideChanged: look('neutral', Car),
  driverArrived: look('progress', MapPinCheck),
  fareSet: look('progress', Banknote),
  codeForRider: CODE,
  codeForDriver: CODE,
  rideOverdue: LATE,
  driverRegistered: look('waiting', UserPlus),
  driverChangeWaits: look('waiting', PencilLine),
  driverApproved: APPROVED,
  driverReinstated: APPROVED,
  driverSuspended: look('danger', Ban),
  offlineUnanswered: OFFLINE,
  offlineSuspended: OFFLINE,
  offlineLoggedOut: look('waiting', LogOut),
  offlineUnreachable: look('waiting', WifiOff),
  offlineCancelledSoon: look('waiting', WifiOff),
  offlineChanged: look('waiting', ShieldCheck),
  changesConfirmed: APPROVED,
  changesConfirmedOnline: APPROVED,
  availabilityChanged: OFFLINE,
  roleChanged: look('neutral', UserCog),
  sosRaised: SOS,
  sosAcknowledged: SOS,
  sosAlarmedAgain: SOS,
  sosResolved: look('neutral', Siren),
  ownSosAcknowledged: look('progress', Siren),
  ownSosResolved: look('neutral', Siren),
};

/** An entry's icon on its background colour. */
export function NotificationIcon({ sentence }: { sentence: Sentence }) {
  const { icon: Icon, tone } = LOOKS[sentence];
  return (
    <span className={`shell-news-icon shell-news-${tone}`}>
      <Icon aria-hidden="true" />
    </span>
  );
}

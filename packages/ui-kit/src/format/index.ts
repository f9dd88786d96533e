export { codeDigits, formatMoney, formatNumber, localDigits, toLatinDigits } from './digits.rules';
export {
  formatClock,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatRelative,
  isAwayFromDhaka,
  type Moment,
  secondsLeft,
  toDate,
} from './time.rules';

import { setLanguage } from '@pothik/api-client';
import { catalogueContract } from '@pothik/api-client/testing';
import { useAlarmText } from '../alarm/alarm-text';
import { useAuditLogText } from '../audit-log/audit-log-text';
import { useApprovalText } from '../drivers/approval-text';
import { useDriverText } from '../drivers/driver-text';
import { useReasonKindText } from '../drivers/reason-kind-text';
import { useAnalyticsText } from '../features/analytics/analytics-text';
import { useAuditLogPageText } from '../features/audit-log/audit-log-page-text';
import { useDeskText } from '../features/desk/desk-text';
import { useDriverDetailText } from '../features/driver-detail/driver-detail-text';
import { useIncidentText } from '../features/incidents/incident-text';
import { useLiveMapText } from '../features/live-map/live-map-text';
import { usePlacesText } from '../features/places/places-text';
import { useTariffsText } from '../features/tariffs/tariffs-text';
import { useUsersText } from '../features/users/users-text';
import { useExportText } from '../lists/export/export-text';
import { useListText } from '../lists/list-text';
import { usePhonePillText } from '../people/phone-pill';
import { useCauseText } from '../rides/cause-text';
import { useRidesText } from '../rides/rides-text';
import { useFactorText } from '../second-factor/factor-text';
import { useAdminText } from './admin-text';
import { useWords, wordFor } from './word-text';

const CATALOGUES = {
  usePhonePillText,
  useExportText,
  useAdminText,
  useWords,
  useListText,
  useApprovalText,
  useDriverText,
  useReasonKindText,
  useDriverDetailText,
  useAnalyticsText,
  useDeskText,
  useIncidentText,
  useLiveMapText,
  useAlarmText,
  usePlacesText,
  useTariffsText,
  useUsersText,
  useRidesText,
  useCauseText,
  useFactorText,
  useAuditLogText,
  useAuditLogPageText,
};
/** Texts that consist of their parameters alone. */
const PASSED_ON = ['by', 'cell', 'deskOf'];
catalogueContract(CATALOGUES, PASSED_ON);

it('the product’s own words are translated, what people typed is not', async () => {
  await setLanguage('bn');
  expect(wordFor(useWords.now(), 'SUSPENDED')).toBe('স্থগিত');
  expect(wordFor(useWords.now(), 'DM GA 23-4567')).toBe('DM GA 23-4567');
});

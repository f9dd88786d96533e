import { catalogueContract } from '@pothik/api-client/testing';
import { useAccountText } from '../account/account-text';
import { useForgotText } from '../account/forgot-text';
import { useHomeText } from '../home/home-text';
import { useServiceText } from '../home/service-text';
import { useContactText } from '../information/contact-text';
import { useFaqText } from '../information/faq-text';
import { useInformationText } from '../information/information-text';
import { useNotificationText } from '../notifications/notification-list-text';
import { useNotificationLineText } from '../notifications/notification-text';
import { useEditText } from '../profile/edit-text';
import { useProfileText } from '../profile/profile-text';
import { useRoleText } from '../profile/role-text';
import { useSafetyText } from '../profile/safety/safety-text';
import { useVehicleTypeText } from '../profile/vehicle-type-text';
import { useTryingOutText } from '../trying-out/trying-out-text';
import { useShellText } from './shell-text';

const CATALOGUES = {
  useShellText,
  useAccountText,
  useForgotText,
  useTryingOutText,
  useHomeText,
  useServiceText,
  useContactText,
  useFaqText,
  useInformationText,
  useProfileText,
  useRoleText,
  useEditText,
  useSafetyText,
  useVehicleTypeText,
  useNotificationText,
  useNotificationLineText,
};
/** Said alike in both languages: the name of the other one, and the line of rights as the specification writes it. */
const ALIKE = ['otherLanguage', 'rights'];
catalogueContract(CATALOGUES, ALIKE);

/** One violation per fence: a file that is added to a copy of the tree, and the line that must not pass. */
export interface PlantedViolation {
  fence: string;
  file: string;
  line: string;
}

const plant = (fence: string, file: string, line: string): PlantedViolation => ({ fence, file, line });

export const PLANTED_VIOLATIONS: readonly PlantedViolation[] = [
  plant('no-cycles', 'services/ride/src/rides/planted-circle.ts', "import './planted-circle-other.js';"),
  plant('no-cycles', 'services/ride/src/rides/planted-circle-other.ts', "import './planted-circle.js';"),
  plant('contracts-are-a-leaf', 'packages/contracts/src/ride/planted.ts', "import '@pothik/service-kit';"),
  plant('routes-have-no-schemas', 'packages/contracts/src/ride/planted-routes.ts', "import './http.js';"),
  plant('services-are-strangers', 'services/ride/src/planted-stranger.ts', "import '@pothik/driver';"),
  plant('backend-has-no-ui', 'services/ride/src/planted-ui.ts', "import '@pothik/ui-kit';"),
  plant('gateway-is-thin', 'gateway/src/planted.ts', "import '@pothik/ride';"),
  plant('frontends-are-strangers', 'frontends/shell/src/planted-stranger.ts', "import '../../rider/src/routes';"),
  plant('browser-has-no-backend', 'packages/api-client/src/planted.ts', "import '@pothik/service-kit';"),
  plant('ui-kit-is-dumb', 'packages/ui-kit/src/planted.ts', "import '@pothik/contracts/ride';"),
  plant('browser-has-no-backend', 'packages/ride-ui/src/planted.ts', "import '@pothik/service-kit';"),
  plant('ride-ui-is-for-remotes-alone', 'frontends/shell/src/planted-ride-ui.ts', "import '@pothik/ride-ui';"),
  plant('ride-ui-is-for-remotes-alone', 'packages/ui-kit/src/planted-ride-ui.ts', "import '@pothik/ride-ui';"),
  plant(
    'ride-ui-knows-no-remote',
    'packages/ride-ui/src/planted-remote.ts',
    "import '../../../frontends/rider/src/routes';",
  ),
  plant('kafka-has-one-door', 'packages/service-kit/src/events/planted-kafka.ts', "import 'kafkajs';"),
  plant('redis-has-one-door', 'gateway/src/rate-limits/planted-redis.ts', "import 'ioredis';"),
  plant('s3-has-one-door', 'services/user/src/pictures/planted-s3.ts', "import 'minio';"),
  plant('mail-has-one-door', 'services/notification/src/mails/planted-mail.ts', "import 'nodemailer';"),
  plant('images-have-one-door', 'services/driver/src/vehicles/planted-sharp.ts', "import 'sharp';"),
  plant('traces-have-one-door', 'services/ride/src/rides/planted-trace.ts', "import '@opentelemetry/api';"),
  plant('metrics-have-one-door', 'gateway/src/proxy/planted-metrics.ts', "import 'prom-client';"),
  plant('openid-has-one-door', 'services/auth/src/accounts/planted-openid.ts', "import 'openid-client';"),
  plant(
    'engines-are-chosen-in-one-place',
    'packages/engines/src/mail/planted-choice.ts',
    "import '../events/kafka-event-log.js';",
  ),
  plant('engines-know-no-service', 'packages/engines/src/planted-nest.ts', "import '@nestjs/common';"),
  plant('database-knows-no-rides', 'packages/embedded-mongo/src/planted.ts', "import '@pothik/contracts/ride';"),
  plant('toasts-have-one-door', 'frontends/shell/src/planted-toast.ts', "import 'sonner';"),
  plant('rules-are-pure', 'services/ride/src/rides/planted.rules.ts', "import '@pothik/service-kit';"),
  plant('doors-call-services', 'services/ride/src/rides/planted.controller.ts', "import './ride.repository.js';"),
  plant('models-stay-home', 'services/ride/src/rides/planted.service.ts', "import './ride.model.js';"),
  plant('mongoose-stays-home', 'services/ride/src/rides/planted-mongoose.service.ts', "import 'mongoose';"),
  plant('nothing-imports-doors', 'services/ride/src/rides/planted-door.service.ts', "import './ride.controller.js';"),
  plant(
    'features-are-strangers',
    'frontends/rider/src/features/planted/planted.ts',
    "import '../current-ride/current-ride-page';",
  ),
];

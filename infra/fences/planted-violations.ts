/** One violation per fence: a file that is added to a copy of the tree, and its forbidden line. */
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
  plant('place-index-has-one-door', 'services/ride/src/places/planted-index.ts', "import 'minisearch';"),
  plant('images-have-one-door', 'services/driver/src/vehicles/planted-sharp.ts', "import 'sharp';"),
  plant('csv-has-one-door', 'services/ride/src/rides/planted-csv.ts', "import 'papaparse';"),
  plant('traces-have-one-door', 'services/ride/src/rides/planted-trace.ts', "import '@opentelemetry/api';"),
  plant('metrics-have-one-door', 'gateway/src/proxy/planted-metrics.ts', "import 'prom-client';"),
  plant('openid-has-one-door', 'services/auth/src/accounts/planted-openid.ts', "import 'openid-client';"),
  plant('one-time-passwords-have-one-door', 'services/auth/src/sessions/planted-code.ts', "import 'otpauth';"),
  plant(
    'common-passwords-have-one-door',
    'packages/contracts/src/auth/planted-list.ts',
    "import '@zxcvbn-ts/language-common';",
  ),
  plant(
    'engines-are-chosen-in-one-place',
    'packages/engines/src/mail/planted-choice.ts',
    "import '../events/kafka-event-log.js';",
  ),
  plant('engines-know-no-service', 'packages/engines/src/planted-nest.ts', "import '@nestjs/common';"),
  plant('database-knows-no-rides', 'packages/embedded-mongo/src/planted.ts', "import '@pothik/contracts/ride';"),
  plant('toasts-have-one-door', 'frontends/shell/src/planted-toast.ts', "import 'sonner';"),
  plant('rules-are-pure', 'services/ride/src/rides/planted.rules.ts', "import '@pothik/service-kit';"),
  plant('rules-are-pure', 'gateway/src/web/planted.rules.ts', "import { x } from './web-app.js';"),
  plant('rules-are-pure', 'packages/embedded-mongo/src/planted.rules.ts', "import 'node:fs';"),
  plant(
    'rules-are-pure',
    'frontends/shell/src/features/notifications/planted.rules.ts',
    "import { useState } from 'react';",
  ),
  plant('rules-are-pure', 'infra/src/backup/planted.rules.ts', "import fs from 'node:fs';"),
  plant('rules-are-pure', 'infra/deployment/planted.rules.mjs', "import fs from 'node:fs';"),
  plant('product-knows-no-lab', 'e2e/support/planted.ts', "import { x } from '../../lab/traffic/sampler.js';"),
  plant('rules-are-pure', 'lab/traffic/planted.rules.ts', "import { x } from './sampler.js';"),
  plant('rules-know-no-framework', 'services/ride/src/sos/planted.rules.ts', "import type { Types } from 'mongoose';"),
  plant(
    'rules-know-no-framework',
    'services/ride/src/rides/rules/planted-model.ts',
    "import type { RideDocument } from '../ride.model.js';",
  ),
  plant(
    'rules-know-no-framework',
    'frontends/rider/src/features/booking/planted-type.rules.ts',
    "import type { ReactNode } from 'react';",
  ),
  plant(
    'rules-meet-rules',
    'services/ride/src/sos/planted-door.rules.ts',
    "import type { RideRepository } from '../rides/index.js';",
  ),
  plant('features-meet-at-doors', 'services/ride/src/sos/planted-inside.ts', "import '../rides/ride.repository.js';"),
  plant(
    'features-meet-at-doors',
    'services/auth/src/roles/planted-type.ts',
    "import type { Account } from '../accounts/account.rules.js';",
  ),
  plant('a-service-is-made-of-doors', 'services/ride/src/planted-beside.ts', "import './rides/ride.repository.js';"),
  plant(
    'workspaces-have-doors',
    'services/ride/src/planted-inside.ts',
    "import '@pothik/service-kit/src/data/outbox.js';",
  ),
  plant(
    'workspaces-have-doors',
    'services/ride/src/planted-path.ts',
    "import '../../../packages/service-kit/src/data/outbox.js';",
  ),
  plant('workspaces-have-doors', 'e2e/support/planted-inside.ts', "import '../../services/ride/src/ride.module.js';"),
  plant('workspaces-have-doors', 'infra/local/planted.mjs', "import '../../gateway/src/gateway.ts';"),
  plant(
    'workspaces-have-doors',
    'services/ride/src/rides/planted.int.spec.ts',
    "import '@pothik/contracts/src/ride/http.js';",
  ),
  plant(
    'testing-stays-in-tests',
    'services/ride/src/rides/planted-testing.ts',
    "import '@pothik/service-kit/testing';",
  ),
  plant('testing-stays-in-tests', 'services/ride/src/rides/planted-fixture.ts', "import '../testing/ride-fixture.js';"),
  plant('testing-stays-in-tests', 'frontends/shell/src/planted-testing.ts', "import '@pothik/api-client/testing';"),
  plant('services-know-ports-only', 'services/ride/src/planted-database.ts', "import '@pothik/embedded-mongo';"),
  plant('services-know-ports-only', 'services/ride/src/planted-infra.ts', "import '@pothik/infra';"),
  plant('services-know-ports-only', 'services/ride/src/rides/planted-driver.int.spec.ts', "import 'mongodb';"),
  plant('kafka-has-one-door', 'e2e/support/planted-kafka.ts', "import 'kafkajs';"),
  plant('no-cycles', 'e2e/support/planted-circle.ts', "import './planted-circle-other.js';"),
  plant('no-cycles', 'e2e/support/planted-circle-other.ts', "import './planted-circle.js';"),
  plant('doors-call-services', 'services/ride/src/rides/planted.controller.ts', "import './ride.repository.js';"),
  plant('models-stay-home', 'services/ride/src/rides/planted.service.ts', "import './ride.model.js';"),
  plant('mongoose-stays-home', 'services/ride/src/rides/planted-mongoose.service.ts', "import 'mongoose';"),
  plant('nothing-imports-doors', 'services/ride/src/rides/planted-door.service.ts', "import './ride.controller.js';"),
  plant(
    'features-are-strangers',
    'frontends/rider/src/features/planted/planted.ts',
    "import '../current-ride/current-ride-page';",
  ),
  plant(
    'features-are-strangers',
    'frontends/shell/src/features/notifications/planted.ts',
    "import '../home/home-page';",
  ),
];

/** Imports through a feature's index.ts of what the importer may not use. */
export const PLANTED_THROUGH_DOORS: readonly PlantedViolation[] = [
  plant(
    'doors-call-services',
    'services/ride/src/sos/planted.controller.ts',
    "import { RideRepository } from '../rides/index.js';",
  ),
  plant(
    'models-stay-home',
    'services/ride/src/sos/planted-model.service.ts',
    "import { rideVehicleSchema } from '../rides/index.js';",
  ),
];

/** Folders that import each other although no files do; `fence` is how the circle is reported. */
export const PLANTED_CIRCLES: readonly PlantedViolation[] = [
  plant(
    'services/ride: cities, estimates, projections, rides',
    'services/ride/src/projections/planted.ts',
    "import '../rides/start-code.js';",
  ),
  plant('gateway: csrf, sessions', 'gateway/src/csrf/planted.ts', "import '../sessions/planted-leaf.js';"),
  plant('gateway: csrf, sessions', 'gateway/src/sessions/planted-leaf.ts', 'export const planted = 1;'),
  plant('gateway: csrf, sessions', 'gateway/src/sessions/planted.ts', "import '../csrf/csrf.rules.js';"),
  plant(
    'frontends/shell: features/notifications, layout',
    'frontends/shell/src/features/notifications/planted-layout.ts',
    "import '../../layout/use-scrolled';",
  ),
];

/** An export that nobody imports; `fence` is how it is reported. */
export const PLANTED_EXPORT: PlantedViolation = plant(
  'packages/contracts: plantedExport',
  'packages/contracts/src/ride/index.ts',
  'export const plantedExport = 1;',
);

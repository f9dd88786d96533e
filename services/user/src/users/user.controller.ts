import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import {
  Command,
  Endpoint,
  Files,
  type IdempotencyKey,
  In,
  type Person,
  type UploadedFile,
  Who,
} from '@pothik/service-kit';
import { UserService } from './user.service.js';

type UpdateInput = Input<typeof userHttp.update>;
type MeOutput = Output<typeof userHttp.getMe>;

@Controller()
export class UserController {
  constructor(private readonly users: UserService) {}

  @Endpoint(userHttp.getMe)
  show(@Who() person: Person): Promise<MeOutput> {
    return this.users.show(person);
  }

  @Endpoint(userHttp.update)
  update(
    @In() input: UpdateInput,
    @Who() person: Person,
    @Files() files: UploadedFile[],
    @Command() command: IdempotencyKey | undefined,
  ): Promise<MeOutput> {
    return this.users.update(person, input, files, command);
  }

  @Endpoint(userHttp.answerInstall)
  answerInstall(@Who() person: Person): Promise<MeOutput> {
    return this.users.answerInstall(person);
  }
}

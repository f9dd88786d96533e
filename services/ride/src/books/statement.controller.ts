import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { CsvAnswer, Endpoint, In, type Person, RawReply, Who } from '@pothik/service-kit';
import type { FastifyReply } from 'fastify';
import { StatementService } from './statement.service.js';
import { STATEMENT_COLUMNS } from './statement-columns.table.js';

@Controller()
export class StatementController {
  constructor(
    private readonly statements: StatementService,
    private readonly csv: CsvAnswer,
  ) {}

  @Endpoint(rideHttp.statement)
  show(
    @In() input: Input<typeof rideHttp.statement>,
    @Who() person: Person,
  ): Promise<Output<typeof rideHttp.statement>> {
    return this.statements.show(person, input);
  }

  @Endpoint(rideHttp.statementFile)
  file(
    @In() { language, ...query }: Input<typeof rideHttp.statementFile>,
    @Who() person: Person,
    @RawReply() reply: FastifyReply,
  ): Promise<void> {
    const batches = this.statements.rows(person, query);
    return this.csv.send(reply, { name: 'statement', columns: STATEMENT_COLUMNS, language, batches });
  }
}

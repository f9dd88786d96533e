import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { REGISTRATION } from '@pothik/contracts/auth';
import { type Model, Types } from 'mongoose';
import { REGISTRATION_MODEL, type RegistrationDocument } from './registration.model.js';
import type { Registration } from './registration.rules.js';

/** The only file that reads and writes registrations. */
@Injectable()
export class RegistrationRepository {
  constructor(@InjectModel(REGISTRATION_MODEL) private readonly registrations: Model<RegistrationDocument>) {}

  async add(registration: Omit<Registration, '_id'>): Promise<RegistrationDocument> {
    const added = { _id: new Types.ObjectId(), ...registration };
    await this.registrations.create(added);
    return added;
  }

  /** Every stored registration of an e-mail, newest first; expired ones too. */
  ofEmail(email: string): Promise<RegistrationDocument[]> {
    return this.registrations.find({ email }).sort({ registeredAt: -1, _id: -1 }).lean<RegistrationDocument[]>().exec();
  }

  /** The registration of an e-mail that the browser with this secret's hash holds. */
  async findHeld(email: string, holder: string): Promise<RegistrationDocument | undefined> {
    return (await this.registrations.findOne({ email, holders: holder }).lean<RegistrationDocument>()) ?? undefined;
  }

  /** Adds a holder, the oldest beyond 5 goes; false when the registration is no more. */
  async addHolder(id: string, holder: string): Promise<boolean> {
    const holders = { $each: [holder], $slice: -REGISTRATION.holders };
    const { matchedCount } = await this.registrations.updateOne({ _id: id }, { $push: { holders } });
    return matchedCount === 1;
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.registrations.deleteMany({ _id: { $in: [...ids] } });
  }
}

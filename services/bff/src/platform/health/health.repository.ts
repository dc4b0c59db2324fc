import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { appliedMigrations, knownMigrations } from '../database/migrations-of.js';

/** The migrations that this build contains and those applied to the database. */
@Injectable()
export class HealthRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  knownMigrations(): string[] {
    return knownMigrations(this.dataSource);
  }

  appliedMigrations(): Promise<string[]> {
    return appliedMigrations(this.dataSource);
  }
}

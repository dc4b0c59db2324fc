import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** The migrations that this build contains and those applied to the database. */
@Injectable()
export class HealthRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  newestMigration(): string | undefined {
    return this.dataSource.migrations.at(-1)?.name;
  }

  async appliedMigrations(): Promise<string[]> {
    const rows: { name: string }[] = await this.dataSource.query('SELECT name FROM migrations');
    return rows.map(({ name }) => name);
  }
}

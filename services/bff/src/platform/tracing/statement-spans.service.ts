import { type Span } from '@opentelemetry/api';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type AfterQueryEvent,
  type BeforeQueryEvent,
  DataSource,
  type EntitySubscriberInterface,
  type QueryRunner,
} from 'typeorm';
import { Statements } from '../database/statements/statements.js';
import { type Tracer } from './tracer.js';
import { TracingService } from './tracing.service.js';

/** One span for each statement of a request. */
@Injectable()
export class StatementSpansService {
  constructor(
    @InjectDataSource() dataSource: DataSource,
    statements: Statements,
    { tracer }: TracingService,
  ) {
    if (!tracer) return;
    dataSource.subscribers.push(new StatementSpans(tracer));
    statements.observe((sql) => {
      const span = tracer.startStatement(sql);
      return (
        span &&
        ((succeeded) => {
          tracer.endStatement(span, succeeded);
        })
      );
    });
  }
}

class StatementSpans implements EntitySubscriberInterface {
  /** A runner has one connection, which runs one statement at a time. */
  private readonly running = new WeakMap<QueryRunner, Span>();

  constructor(private readonly tracer: Tracer) {}

  beforeQuery({ queryRunner, query }: BeforeQueryEvent): void {
    const span = this.tracer.startStatement(query);
    if (span) this.running.set(queryRunner, span);
  }

  afterQuery({ queryRunner, success }: AfterQueryEvent): void {
    const span = this.running.get(queryRunner);
    this.running.delete(queryRunner);
    if (span) this.tracer.endStatement(span, success);
  }
}

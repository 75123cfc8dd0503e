import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { NotificationMethod } from '#domain/notify/notification-method.ts'
import type { CallPurpose, CallStatus } from '#domain/prompt/model-call.ts'
import type { Queryable } from '../db/open-database.ts'
import { readQueueDepths } from './queue-depths.queries.ts'

/** Seconds: most responses take some milliseconds; a query times out after 15 s. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const MODEL_BUCKETS = [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 20, 60, 120]
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

interface MetricsSource {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  db: Queryable
  countStreams: () => number
}

/** Metrics of this process, for Prometheus. Labels come only from fixed lists: no metric contains personal data. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Histogram({
    name: 'semsaem_http_request_duration_seconds',
    help: 'Answers by route, as a template; streams until they end',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [this.#registry],
  })
  readonly #jobs = new Histogram({
    name: 'semsaem_job_duration_seconds',
    help: 'Scheduled jobs of this process',
    labelNames: ['job', 'outcome'],
    buckets: [0.1, 1, 10, 60, 300, 900],
    registers: [this.#registry],
  })
  readonly #sends = new Counter({
    name: 'semsaem_notification_sends_total',
    help: 'Attempts to send a notification to one address',
    labelNames: ['method', 'outcome'],
    registers: [this.#registry],
  })
  readonly #calls = new Histogram({
    name: 'semsaem_model_call_duration_seconds',
    help: 'Calls of a model, the built-in tutor included',
    labelNames: ['purpose', 'status'],
    buckets: MODEL_BUCKETS,
    registers: [this.#registry],
  })

  /** Adds gauges that are read at each scrape. */
  watch({ pool, db, countStreams }: MetricsSource): void {
    collectDefaultMetrics({ register: this.#registry })
    const registers = [this.#registry]
    new Gauge({
      name: 'semsaem_streams',
      help: 'Replies that this process is writing',
      registers,
      collect() {
        this.set(countStreams())
      },
    })
    new Gauge({
      name: 'semsaem_database_connections',
      help: 'Connections of this process, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    })
    new Gauge({
      name: 'semsaem_queue_depth',
      help: 'What waits in the database, for all processes together; missing while it is away',
      labelNames: ['queue'],
      registers,
      async collect() {
        this.reset()
        for (const [queue, depth] of Object.entries(await readQueueDepths(db))) this.set({ queue }, depth)
      },
    })
  }

  countRequest(request: { method: string; route: string; status: number; seconds: number }): void {
    const { method, route, status, seconds } = request
    const labels = { method: METHODS.has(method) ? method : 'other', route, status }
    this.#requests.observe(labels, seconds)
  }

  countJob(job: string, outcome: 'ended' | 'failed', seconds: number): void {
    this.#jobs.observe({ job, outcome }, seconds)
  }

  countSend(method: NotificationMethod, outcome: string): void {
    this.#sends.inc({ method, outcome })
  }

  countCall(purpose: CallPurpose, status: CallStatus, seconds: number): void {
    this.#calls.observe({ purpose, status }, seconds)
  }

  /** Returns all metrics in the text format of Prometheus. */
  print(): Promise<string> {
    return this.#registry.metrics()
  }

  get contentType(): string {
    return this.#registry.contentType
  }
}

/** The part of `@opentelemetry/api` that is used. The embedder hands the module over; nothing is loaded from here. */
export interface OpenTelemetryApi {
  readonly trace: {
    getTracer(name: string): Tracer
    setSpan(context: unknown, span: Span): unknown
  }
  readonly context: {
    active(): unknown
    with<Result>(context: unknown, work: () => Result): Result
  }
}

interface Tracer {
  startSpan(name: string, options?: { attributes?: Attributes }): Span
}

interface Span {
  setAttributes(attributes: Attributes): unknown
  setStatus(status: { code: number; message?: string }): unknown
  end(): void
}

type Attributes = Record<string, string | number | boolean>

export interface Telemetry {
  /** Runs the work in a span of its own. `about` reads the result. */
  span<Result>(
    name: string,
    attributes: Attributes,
    work: () => Promise<Result>,
    about: (result: Result) => About,
  ): Promise<Result>
}

interface About {
  readonly attributes: Attributes
  /** Why it counts as failed. */
  readonly failure?: string
}

export function telemetryOf(api: OpenTelemetryApi | undefined): Telemetry {
  if (!api) return { span: (_, __, work) => work() }
  const tracer = api.trace.getTracer('throughline')
  return {
    async span(name, attributes, work, about) {
      const span = tracer.startSpan(name, { attributes })
      try {
        const result = await api.context.with(api.trace.setSpan(api.context.active(), span), work)
        const { attributes: more, failure } = about(result)
        span.setAttributes(more)
        if (failure !== undefined) span.setStatus({ code: ERROR, message: failure })
        return result
      } finally {
        span.end()
      }
    },
  }
}

/** `SpanStatusCode.ERROR` of the API. */
const ERROR = 2

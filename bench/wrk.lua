-- What wrk asks when every request is to be another: a path, or a registration, with the number of the request in it.
-- It says when there were so many answers, which is when wrk.ts ends it, and in the end the counts as one line of JSON.
local kind, most = os.getenv("BENCH_KIND"), tonumber(os.getenv("BENCH_MOST") or "0")
local from = tonumber(os.getenv("BENCH_FROM") or "0")
local asked, answered = 0, 0

function request()
  asked = asked + 1
  local n = from + asked
  if kind == "registration" then
    local address = string.format("10.%d.%d.%d", math.floor(n / 65536) % 256, math.floor(n / 256) % 256, n % 256)
    local body = string.format(
      '{"eventId":1,"fullName":"Ann Lee %d","email":"ann%d@example.com","phone":"(570) 555-0100","mailingAddress":"12 Rose Lane, Scranton, PA 18503","attendeesCount":1}',
      n, n)
    return wrk.format("POST", wrk.path, { ["Content-Type"] = "application/json", ["X-Forwarded-For"] = address }, body)
  end
  return wrk.format("GET", (wrk.path:gsub("%%d", tostring(n))))
end

function response()
  answered = answered + 1
  if most > 0 and answered == most then
    wrk.thread:stop()
    io.write("enough\n")
    io.flush()
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"microseconds":%d,"refused":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.duration, errors.status + errors.connect + errors.read + errors.write,
    latency:percentile(50), latency:percentile(99)))
end

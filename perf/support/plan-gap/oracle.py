# The most promises each small shop could keep, by CP-SAT of OR-Tools. It is run by hand and its answers are stored:
#   node scripts/run-typescript.mjs perf/support/plan-gap/print-shops.ts | python3 oracle.py > perf/support/plan-gap/answers.json
# Everybody works the same 480 minutes a day, so that time is counted in working minutes. Twelve hours of cure always
# end before the next morning. A promise that is not kept needs no place: its order is done after all others.
import json
import sys
from ortools.sat.python import cp_model

DAY = 480


def solve(shop, seconds):
    model = cp_model.CpModel()
    people = {person['id']: [] for person in shop['people']}
    bays, booth, kept = [], [], []
    for number, order in enumerate(shop['orders']):
        on_time = model.new_bool_var(f'kept {number}')
        kept.append(on_time)
        ready = 0
        for step in order['steps']:
            name = f"{number} {step['key']}"
            horizon = max(order['due'], step['work'])
            start = model.new_int_var(0, horizon, f'start {name}')
            end = model.new_int_var(0, horizon, f'end {name}')
            model.add(start + step['work'] == end)
            model.add(start >= step['release']).only_enforce_if(on_time)
            model.add(start >= ready).only_enforce_if(on_time)
            chosen = []
            for person in step['qualified']:
                does = model.new_bool_var(f'{person} does {name}')
                chosen.append(does)
                people[person].append(model.new_optional_interval_var(start, step['work'], end, does, f'{person} {name}'))
            model.add(sum(chosen) == step['people']).only_enforce_if(on_time)
            model.add(sum(chosen) == 0).only_enforce_if(on_time.negated())
            if step['cures']:
                days = model.new_int_var(0, horizon // DAY + 1, f'days {name}')
                cured = model.new_int_var(0, horizon + 2 * DAY, f'cured {name}')
                model.add(cured == DAY * days)
                model.add(cured >= end)
                model.add(cured < end + DAY)
                length = model.new_int_var(0, horizon + 2 * DAY, f'length {name}')
                model.add(length == cured - start)
                booth.append(model.new_optional_interval_var(start, length, cured, on_time, f'booth {name}'))
                ready = cured
            else:
                bays.append(model.new_optional_interval_var(start, step['work'], end, on_time, f'bay {name}'))
                ready = end
        model.add(ready <= order['due']).only_enforce_if(on_time)
    for intervals in people.values():
        model.add_no_overlap(intervals)
    model.add_no_overlap(booth)
    model.add_cumulative(bays, [1] * len(bays), shop['bays'])
    model.maximize(sum(kept))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = seconds
    status = solver.solve(model)
    return {
        'seed': shop['seed'],
        'kept': round(solver.objective_value),
        'bound': int(solver.best_objective_bound + 1e-6),
        'isProven': status == cp_model.OPTIMAL,
    }


if __name__ == '__main__':
    limit = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    answers = []
    for shop in json.load(sys.stdin):
        answers.append(solve(shop, limit))
        print(answers[-1], file=sys.stderr)
    print('[\n' + ',\n'.join(f'  {json.dumps(answer)}' for answer in answers) + '\n]')

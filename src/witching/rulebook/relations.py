"""Which rules belong together."""

from collections.abc import Mapping

from witching.rulebook.book import Rule, cited_ids


def rulings_on(rules: Mapping[str, Rule], rule: Rule) -> list[Rule]:
    """Our rulings on a rule."""
    return [ruling for ruling in rules.values() if rule_of(rules, ruling) == rule]


def rule_of(rules: Mapping[str, Rule], ruling: Rule) -> Rule | None:
    """The rule that a ruling is about; None for a rule that is not a ruling."""
    letter, _, rest = ruling.id.partition("-")
    if letter != "R":
        return None
    stem = rest.rpartition("-")[0]
    named = (rule for rule in rules.values() if rule.id[0] not in "DR" and rule.id[2:] == stem)
    return rules.get(stem) or next(named, None)


def differences_at(rules: Mapping[str, Rule], rule: Rule) -> list[Rule]:
    """The differences between editions that concern a rule: itself, the one it is a ruling on, those it mentions."""
    near = (rule, rule_of(rules, rule), *(rules[cited] for cited in cited_ids(rule.text) if cited in rules))
    return list(dict.fromkeys(each for each in near if each is not None and each.id.startswith("D-")))


def see_also(rules: Mapping[str, Rule], rule: Rule) -> list[Rule]:
    """The rules that a rule mentions, each once; without differences and its own rulings, which are listed separately.

    For a ruling, the rule it is about comes first.
    """
    on = rule_of(rules, rule)
    named = [rules[cited] for cited in cited_ids(rule.text) if cited in rules]
    apart = {rule, *rulings_on(rules, rule), *differences_at(rules, rule)}
    return [each for each in dict.fromkeys([*([on] if on else []), *named]) if each not in apart]

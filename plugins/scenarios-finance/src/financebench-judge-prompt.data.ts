/** What HELM asks the judge of FinanceBench. */
export const FINANCEBENCH_JUDGE_PROMPT = `Classify the model's response as one of three categories: "correct_answer", "incorrect_answer", or "failure_to_answer". Additionally, provide a short, one-sentence explanation for your classification.

Categories:

correct_answer: Allow minor deviations, such as giving the answer in billions when the unit was given in the question as millions.

incorrect_answer: This includes calculations that are off by small margins to several orders of magnitude, and from making up legal information to giving the wrong direction for an effect (e.g. reporting negative growth when it is actually positive). If a model gives the right answer but with logic or calculations that explicitly contradict the evidence in the gold standard answer, label it as incorrect_answer.

failure_to_answer: If the model explicitly states that it cannot answer because it does not have access to the right information then it is a failure to answer.

Question: {{QUESTION}}

Gold answer: {{GOLD_ANSWER}}

Model's response: {{MODEL_RESPONSE}}

Respond with only a raw JSON object in the following format, without using Markdown formatting:

{"explanation": "<one sentence explanation>", "label": "<category>"}
`

const PARTS = [
  String.raw`## 연립방정식을 푸는 두 가지 길

두 식을 모두 참이 되게 하는 \(x\)와 \(y\)를 찾는 일이에요. 먼저 **가감법**부터 볼게요. 두 식 \(2x+3y=12\)와 \(x-y=1\)에서 \(y\)를 없애려면 둘째 식에 \(3\)을 곱해서 \(3x-3y=3\)을 만들어요.

\[
\begin{aligned}
2x + 3y &= 12 \\
3x - 3y &= 3
\end{aligned}
\]

두 식을 더하면 \(5x=15\)이니까 \(x=3\)이고, 이것을 \(x-y=1\)에 넣으면 \(y=2\)예요.
`,
  String.raw`### 왜 더해도 될까요

등식의 양변에 **같은 것**을 더하면 등식은 그대로예요. \(3x-3y\)와 \(3\)은 같은 수이니까, 첫째 식의 왼쪽에는 \(3x-3y\)를, 오른쪽에는 \(3\)을 더한 거예요.

1. 없앨 문자를 고른다. 계수의 절댓값이 같아지게 한다.
2. 부호가 다르면 더하고, 같으면 뺀다. 예를 들어 \(\frac{1}{2}x+\frac{2}{3}y=1\)이면 먼저 \(6\)을 곱한다.
3. 남은 일차방정식 \(ax=b\)를 푼다.
4. 얻은 값을 \(x=\dfrac{b}{a}\)처럼 적고 다른 식에 넣는다.
`,
  String.raw`이번에는 **대입법**이에요. \(x-y=1\)에서 \(x=y+1\)이니까 첫째 식에 넣으면

\[ 2(y+1)+3y=12 \]

이고 정리하면 \(5y+2=12\), 곧 \(y=2\)예요. 두 방법의 답이 같지요?

| 방법 | 없애는 문자 | 쓰기 좋은 때 |
| --- | --- | --- |
| 가감법 | \(y\) | 계수의 절댓값이 같거나 배수일 때 |
| 대입법 | \(x\) | 한 문자가 \(x=\cdots\) 꼴일 때 |
`,
  String.raw`- 계수가 분수이면 분모의 최소공배수 \(\operatorname{lcm}(2,3)=6\)을 곱해요.
- 계수가 소수이면 \(10\)이나 \(100\)을 곱해요. \(0.2x-0.3y=1\)은 \(2x-3y=10\)이 돼요.
- 괄호가 있으면 먼저 풀어요. \(3(x-2y)+5y=7\)은 \(3x-y=7\)이에요.

${'```'}question
연립방정식 \(x+2y=7\), \(3x-2y=5\)에서는 어느 문자를 없애는 것이 편할까요?
${'```'}
`,
]

/** A reply of at least `bytes` bytes of UTF-8, with prose, lists, tables and about a formula a line. */
export function makeReply(bytes: number): string {
  let reply = ''
  for (let index = 0; Buffer.byteLength(reply) < bytes; index += 1)
    reply += `${PARTS[index % PARTS.length]}\n`
  return reply
}

{{/* Schedules and time zones: (list . $problems). */}}
{{- define "sala.validateSchedules" -}}
{{- $problems := last . -}}
{{- $zones := (first .).Files.Get "files/time-zones.txt" | trim | splitList "\n" -}}
{{- with (first .).Values -}}
{{- if not (regexMatch "^@(yearly|annually|monthly|weekly|daily|midnight|hourly)$" .backup.schedule) -}}
{{- include "sala.validateSchedule" (list $problems "backup.schedule" .backup.schedule (list "minute" "hour" "day" "month" "weekday")) -}}
{{- end -}}
{{- include "sala.validateSchedule" (list $problems "database.cloudnativepg.backup.schedule" .database.cloudnativepg.backup.schedule (list "second" "minute" "hour" "day" "month" "weekday")) -}}
{{- if not (has .config.timeZone $zones) -}}
{{- include "sala.problem" (list $problems (printf "config.timeZone is %q: there is no such time zone. Name one like Asia/Phnom_Penh; files/time-zones.txt lists them." .config.timeZone)) -}}
{{- end -}}
{{- $others := list "Etc/UTC" "Etc/GMT" "GMT" "Asia/Kolkata" "Asia/Ho_Chi_Minh" "Asia/Yangon" "Asia/Kathmandu" "Europe/Kyiv" "America/Nuuk" "America/Argentina/Buenos_Aires" -}}
{{- if not (or (has .backup.timeZone $zones) (has .backup.timeZone $others)) -}}
{{- include "sala.problem" (list $problems (printf "backup.timeZone is %q: there is no such time zone. Name one like Asia/Phnom_Penh; files/time-zones.txt lists them." .backup.timeZone)) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* (list $problems at text names), with the names of its fields in their order. */}}
{{- define "sala.validateSchedule" -}}
{{- $problems := index . 0 -}}
{{- $at := index . 1 -}}
{{- $text := index . 2 -}}
{{- $names := index . 3 -}}
{{- $least := dict "second" 0 "minute" 0 "hour" 0 "day" 1 "month" 1 "weekday" 0 -}}
{{- $most := dict "second" 59 "minute" 59 "hour" 23 "day" 31 "month" 12 "weekday" 6 -}}
{{- $fields := splitList " " $text -}}
{{- if ne (len $fields) (len $names) -}}
{{- include "sala.problem" (list $problems (printf "%s is %q: it must have %d fields with a space between them: %s." $at $text (len $names) (join ", " $names))) -}}
{{- else -}}
{{- range $index, $name := $names -}}
{{- range $part := splitList "," (index $fields $index) -}}
{{- include "sala.validateScheduleField" (dict "problems" $problems "at" $at "name" $name "part" $part "least" (index $least $name) "most" (index $most $name)) -}}
{{- end -}}
{{- end -}}
{{- $day := index $fields (sub (len $fields) 3) -}}
{{- $month := index $fields (sub (len $fields) 2) -}}
{{- if and (regexMatch "^[0-9]+$" $day) (regexMatch "^[0-9]+$" $month) -}}
{{- $days := ternary 29 (ternary 30 31 (has $month (list "4" "6" "9" "11"))) (eq $month "2") -}}
{{- if gt (atoi $day) $days -}}
{{- include "sala.problem" (list $problems (printf "%s is %q: there is no such day in the year." $at $text)) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* One entry of a field: a number or a name, a range of them, or `*`; each with a step. */}}
{{- define "sala.validateScheduleField" -}}
{{- $months := dict "JAN" "1" "FEB" "2" "MAR" "3" "APR" "4" "MAY" "5" "JUN" "6" "JUL" "7" "AUG" "8" "SEP" "9" "OCT" "10" "NOV" "11" "DEC" "12" -}}
{{- $weekdays := dict "SUN" "0" "MON" "1" "TUE" "2" "WED" "3" "THU" "4" "FRI" "5" "SAT" "6" -}}
{{- $known := ternary $months (ternary $weekdays dict (eq .name "weekday")) (eq .name "month") -}}
{{- $text := upper .part -}}
{{- range $word, $number := $known -}}{{- $text = replace $word $number $text -}}{{- end -}}
{{- $allowed := printf "from %d to %d" .least .most -}}
{{- if not (regexMatch "^([*?]|[0-9]{1,2}(-[0-9]{1,2})?)(/[0-9]{1,2})?$" $text) -}}
{{- include "sala.problem" (list .problems (printf "%s: %q is no %s. It must be a number %s, a range like 1-5, or *." .at .part .name $allowed)) -}}
{{- else -}}
{{- $range := splitList "-" (first (splitList "/" $text)) -}}
{{- $isWrong := false -}}
{{- range $number := $range -}}
{{- if not (has $number (list "*" "?")) -}}
{{- if or (lt (atoi $number) $.least) (gt (atoi $number) $.most) -}}{{- $isWrong = true -}}{{- end -}}
{{- end -}}
{{- end -}}
{{- if $isWrong -}}
{{- include "sala.problem" (list .problems (printf "%s: %q is no %s. It must be %s." .at .part .name $allowed)) -}}
{{- else if and (eq (len $range) 2) (gt (first $range | atoi) (last $range | atoi)) -}}
{{- include "sala.problem" (list .problems (printf "%s: the %s %q goes backwards." .at .name .part)) -}}
{{- end -}}
{{- if and (contains "/" $text) (lt (last (splitList "/" $text) | atoi) 1) -}}
{{- include "sala.problem" (list .problems (printf "%s: %q has a step of 0." .at .part)) -}}
{{- end -}}
{{- end -}}
{{- end -}}
